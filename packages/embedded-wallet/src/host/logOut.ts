import type { UserStore } from './createUserStore.ts'
import type { WalletFrame } from './openFrame.ts'

/** Logs a visitor out: here at once, and at the service whenever it answers. */
export async function logOut(parameters: {
  frame: Pick<WalletFrame, 'call'>
  users: UserStore
}): Promise<void> {
  const { frame, users } = parameters
  // Each namespace ends the same session.
  if (!users.read()) return
  users.write(undefined)
  await frame.call('signOut', {}).catch(() => undefined)
}
