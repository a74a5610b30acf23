/** An error that people can set right without knowing the code. It is printed without a stack trace. */
export class UserError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
