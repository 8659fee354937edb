import { loginSchemas } from '../../service/loginSchemas.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import { type OpenLogin, openLogin } from '../codes/openLogin.ts'
import { takeCode } from '../codes/takeCode.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { ServiceError } from '../service/serviceError.ts'
import { loginMemory } from './loginMemory.ts'
import type { ProvenLogin } from './provenLogin.ts'

/**
 * Sends a code to a mailbox, and takes it.
 * @returns nothing where the visitor wants another address or way
 * @throws `FrameFault`, `ServiceError`
 */
export async function proveEmail(
  context: FrameContext,
  { email, view = 'code' }: { email: string; view?: 'code' | 'secondCode' | undefined },
  { signal, onStep }: Ceremony,
): Promise<ProvenLogin | undefined> {
  const { service, memory, page, browser } = context
  const keep = (login: OpenLogin | undefined) =>
    login ? loginMemory.write(memory, login) : loginMemory.clear(memory)
  const start = async (): Promise<OpenLogin> => {
    const body = { method: 'email', email, host: page.origin, browser }
    const { email: schema } = loginSchemas
    const login = openLogin(await service.ask({ ...post('logins', body), schema, signal }))
    keep(login)
    return login
  }
  onStep('service')
  const before = loginMemory.read(memory)
  const login = before && isSame(before.email, email) ? before : await start()
  onStep('surface')
  const submit = async ({ id }: OpenLogin, code: string): Promise<ProvenLogin> => {
    const path = `logins/${id}/code`
    const { opened: schema } = sessionSchemas
    const proven = await service
      .ask({ ...post(path, { code }), schema, signal })
      .catch((error: unknown) => {
        if (error instanceof ServiceError && error.code === 'LOGIN_ACCOUNT_KNOWN')
          return { login: id }
        throw error
      })
    keep(undefined)
    return proven
  }
  const taken = await takeCode(
    context,
    { view, login, restart: start, onLogin: keep, submit },
    signal,
  )
  keep(undefined)
  return typeof taken === 'string' ? undefined : taken
}

function post(path: string, body: object) {
  return { method: 'POST', path, body } as const
}

/** The service compares addresses without their case. */
function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
