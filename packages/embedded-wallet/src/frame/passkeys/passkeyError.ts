import { FrameFault } from '../faults/frameFault.ts'

/**
 * No passkey was used. Browsers do not say whether there is none or the visitor did not want to,
 * and the page learns no more than that.
 */
export class PasskeyError extends FrameFault {
  constructor(cause: unknown) {
    super('declined', { cause })
  }
}
