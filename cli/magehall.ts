#!/usr/bin/env node
// The command line. What it can do, it says.

const commands: Record<string, () => number> = {
  serve: () => {
    console.log(
      'Magehall has no page to serve yet. What can be run today: npm test, npm run check.',
    );
    return 0;
  },
};

const [name = '--help'] = process.argv.slice(2);
const command = commands[name];
if (command) process.exitCode = command();
else {
  console.log(`Usage: magehall ${Object.keys(commands).join(' | ')}`);
  process.exitCode = name === '--help' ? 0 : 2;
}
