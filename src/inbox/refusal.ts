/** A request that is answered with an error: the HTTP status and a sentence for the sender. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = "Refusal";
  }
}
