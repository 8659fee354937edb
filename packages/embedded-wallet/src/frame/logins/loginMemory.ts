import { readAs } from '../../protocol/readAs.ts'
import { loginSchemas } from '../../service/loginSchemas.ts'
import type { OpenLogin } from '../codes/openLogin.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { loginKey } from './loginKey.ts'

/** Remembers the open login of a tab: a frame that is loaded again needs no other mail. */
export const loginMemory: {
  read(memory: FrameContext['memory']): OpenLogin | undefined
  write(memory: FrameContext['memory'], login: OpenLogin): void
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
    try {
      memory.setItem(loginKey, JSON.stringify(login))
    } catch {
      // A browser that stores nothing asks for another mail.
    }
  },
  clear(memory) {
    try {
      memory.removeItem(loginKey)
    } catch {
      // There is nothing to forget where nothing is stored.
    }
  },
}
