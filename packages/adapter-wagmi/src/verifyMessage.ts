import type { verifyMessage as verify } from './features/verifyMessage.ts'

/** Whether a signature is right, by cryptography that is loaded by the first use. */
export async function verifyMessage(
  ...parameters: Parameters<typeof verify>
): ReturnType<typeof verify> {
  return (await import('./features/verifyMessage.ts')).verifyMessage(...parameters)
}
