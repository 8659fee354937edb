import { admitDevice } from '../wallets/admitDevice.ts'
import { changeEmail } from './changeEmail.ts'

/** What changes an account that is there. The frame loads all of it at once. */
export const accountCeremonies: {
  readonly changeEmail: typeof changeEmail
  readonly admitDevice: typeof admitDevice
} = { changeEmail, admitDevice }
