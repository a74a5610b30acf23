import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Prints the lines of TypeScript and CSS by room, without tests and content: `npm run report:lines`. */
const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
const files = stdout
  .split('\n')
  .filter((file) => /\.(tsx?|css|mjs)$/.test(file))
  .filter((file) => !/^(tests|content)\//.test(file));

const rooms: Record<string, number> = {};
for (const file of files) {
  const [room = '', ...rest] = file.split('/').slice(0, -1);
  const name = [room, ...rest.slice(0, 1)].filter(Boolean).join('/') || 'top level';
  rooms[name] = (rooms[name] ?? 0) + readFileSync(file, 'utf8').split('\n').length - 1;
}
console.table(rooms);
const total = Object.values(rooms).reduce((sum, lines) => sum + lines, 0);
console.log(`${total} lines in ${files.length} files`);
