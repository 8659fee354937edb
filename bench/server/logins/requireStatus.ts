import type { WalletAnswer } from '@cleat/server/test/wallet'

/** @throws where an answer is another than is expected */
export function requireStatus(answer: WalletAnswer, status: number): WalletAnswer {
  if (answer.status === status) return answer
  const text = JSON.stringify(answer.body).slice(0, 300)
  throw new Error(`The service answers ${answer.status} ${text}`)
}
