import { readAs } from '../../protocol/readAs.ts'
import { type EmailLogin, loginSchemas } from '../../service/loginSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { loginKey } from './loginKey.ts'

/** A login that waits for its code, with when things happen by this browser's clock. */
export type OpenLogin = EmailLogin & { readonly resendAt: number; readonly expiresAt: number }

/** Remembers the open login of a tab: a frame that is loaded again needs no other mail. */
export const loginMemory: {
  read(memory: FrameContext['memory']): OpenLogin | undefined
  write(memory: FrameContext['memory'], login: EmailLogin): OpenLogin
  clear(memory: FrameContext['memory']): void
} = {
  read(memory) {
    try {
      const stored: unknown = JSON.parse(memory.getItem(loginKey) ?? 'null')
      const { resendAt, expiresAt, ...login } = stored as OpenLogin
      const read = readAs(loginSchemas.email, login)
      const isOpen = typeof expiresAt === 'number' && expiresAt > Date.now()
      return read && isOpen ? { ...read, resendAt: Number(resendAt), expiresAt } : undefined
    } catch {
      return undefined
    }
  },
  write(memory, login) {
    const now = Date.now()
    const open = {
      ...login,
      resendAt: now + login.resendIn * 1000,
      expiresAt: now + login.expiresIn * 1000,
    }
    try {
      memory.setItem(loginKey, JSON.stringify(open))
    } catch {
      // A browser that stores nothing asks for another mail.
    }
    return open
  },
  clear(memory) {
    try {
      memory.removeItem(loginKey)
    } catch {
      // There is nothing to forget where nothing is stored.
    }
  },
}
