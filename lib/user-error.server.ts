/** What somebody can set right who does not know the code: it is printed without its place in the code. */
export class UserError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
