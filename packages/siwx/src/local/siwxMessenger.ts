import type { SIWXMessage } from '@cleat/core/sign-in'

/** Writes the messages of `DefaultSIWX`. */
export type SIWXMessenger = {
  /** Creates the message that the visitor signs. */
  createMessage(input: SIWXMessage.Input): Promise<SIWXMessage>
}
