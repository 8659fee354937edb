/** A webhook that is not believed. The reason is for the log; the sender learns nothing. */
export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError'
}
