import { coast } from './coast';
import { rooms } from './rooms';
import { services } from './services';
import { towns } from './towns';

/** Every picture, by its path below the folder of pictures and without its ending. */
export const scenes: Readonly<Record<string, string>> = {
  coast: coast(),
  ...rooms,
  ...Object.fromEntries(Object.entries(towns).map(([id, town]) => [`towns/${id}`, town])),
  ...services,
};
