import { describe, expect, it } from 'vitest';
import { refuseFolder } from '../../scripts/vite/project-folder';

describe('the folder of the project', () => {
  it.each(['#', '%', '*', '?'])('is refused with %s in its path', (sign) => {
    expect(() => refuseFolder(`/home/jo/site ${sign}1`)).toThrow(sign);
  });

  it('may have spaces, accents and other signs in its path', () => {
    expect(() => refuseFolder("/home/jo/Año 1 (copy) [b] {c} & d's $!")).not.toThrow();
  });
});
