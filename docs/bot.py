"""Plays at a table of Magehall, at random: python3 bot.py LINK [NAME]   (the link that invites friends)"""
import hashlib, http.cookiejar, json, random, secrets, sys, urllib.error, urllib.parse, urllib.request

link = urllib.parse.urlsplit(sys.argv[1])
table, invite = link.fragment.split('/')[-2:]
session = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))

def ask(path, body=None):
    data = body and json.dumps({'key': secrets.token_urlsafe(16), **body}).encode()
    url = f'{link.scheme}://{link.netloc}/api/tables/{table}/{path}'
    return session.open(urllib.request.Request(url, data, {'content-type': 'application/json'} if data else {}))

def answer(at, nonce):
    if at['phase'] == 'sealing' and not at.get('opened'):
        at['opened'] = True
        ask('unseal', {'nonce': nonce.hex()})
    if at['phase'] != 'running' or at['waitingFor'] != at['viewer']: return
    parts = []  # most choices are one; none are left to add once it is whole
    while choices := json.load(ask('choices?made=' + urllib.parse.quote(json.dumps(parts))))['choices']:
        parts.append(random.choice(choices))
    ask('choices', {'after': at['seq'], 'choices': parts})

nonce, at = secrets.token_bytes(32), {}
sealed, name = hashlib.sha256(nonce).hexdigest(), (sys.argv[2:] or ['Python'])[0]
ask('seats', {'name': name, 'sealed': sealed, 'invite': invite})
for line in ask('stream'):
    news = json.loads(line) if line.strip() else {}
    if news.get('type') in ('table', 'moves'):
        at.update(news)
        try: answer(at, nonce)
        except urllib.error.HTTPError as no:
            if no.code not in (409, 422): raise  # the table went on meanwhile, and more news is under way
    if at.get('phase') == 'over': break
print('The game is over.')
