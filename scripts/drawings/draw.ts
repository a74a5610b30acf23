import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { optimize } from 'svgo';
import { rooms } from './rooms';
import { scenes } from './scenes';

const folder = 'content/images';

for (const [index, [name, drawing]] of Object.entries(scenes).entries()) {
  write(name, drawing, `d${index}`);
}

function write(name: string, drawing: string, prefix: string) {
  const file = join(folder, `${name}.svg`);
  const { data } = optimize(drawing, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Small faces need the tenths; landscapes look the same without them.
            convertPathData: { floatPrecision: name in rooms || name === 'for-patients' ? 1 : 0 },
            cleanupNumericValues: { floatPrecision: 2 },
          },
        },
      },
      // Ids of their own let several drawings stand in one page.
      { name: 'prefixIds', params: { prefix, delim: '' } },
    ],
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${data}\n`);
  console.log(`${file}  ${(data.length / 1000).toFixed(1)} kB`);
}
