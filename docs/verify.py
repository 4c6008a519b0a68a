"""Checks the dice of a Magehall game: python3 verify.py GAME.json DRAWS.txt
DRAWS.txt is what `magehall verify GAME.json --draws` prints: each draw's number and odds."""
import hashlib, hmac, json, sys

game = json.load(open(sys.argv[1], encoding='utf-8-sig'))
if 'nonces' in game['dice']: sys.exit('these dice were sealed in the old way; docs/dice.md has its recipe')
dice, secret = game['dice'], bytes.fromhex(game['dice']['secret'])
if hashlib.sha256(secret).hexdigest() != dice['commitment']: sys.exit('this is not the promised secret')

def seat(player, sealed):
    kind = 'bot:' + player['level'] if player['plays'] == 'bot' else player['plays']
    name = sealed.get('named') or hashlib.sha256((sealed['salt'] + player['name']).encode()).hexdigest()
    return {'kind': kind, 'name': name, 'nonce': sealed.get('nonce')}

bound = {key: game.get(key) for key in ('game', 'options', 'rulesVersion', 'start', 'table')}
bound['together'] = dice.get('together', False)
bound['seats'] = [seat(player, sealed) for player, sealed in zip(game['players'], dice['seats'])]
message = 'magehall-dice-2\n' + json.dumps(bound, sort_keys=True, separators=(',', ':'), ensure_ascii=False) + '\n'

def draw(i, n, block=0):
    mac = hmac.new(secret, f'{message}{i}\n{block}'.encode(), hashlib.sha256).digest()
    words = [int.from_bytes(mac[at:at + 4], 'big') for at in range(0, 32, 4)]
    fair = [word % n for word in words if word < 2**32 - 2**32 % n]
    return fair[0] if fair else draw(i, n, block + 1)

odds = [int(line.split()[1]) for line in open(sys.argv[2])]
drawn = [entry['choice'] for entry in game['log'] if entry['by'] == -1]
wrong = [i for i, outcome in enumerate(drawn) if i >= len(odds) or draw(i, odds[i]) != outcome]
sys.exit(f'draw {wrong[0]} is not the fair one' if wrong else print(f'{len(drawn)} draws follow from the secret'))
