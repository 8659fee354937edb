/** A question in a wallet's window that its user has not answered. */
export type Prompt = { readonly wallet: string; answer(approved: boolean): void }

/** The windows of all wallets. */
export type Prompts = {
  readonly open: readonly Prompt[]
  ask(wallet: string): Promise<{ approved: boolean }>
  take(at: number): Prompt | undefined
}

export function createPrompts(): Prompts {
  const open: Prompt[] = []
  return {
    open,
    ask: (wallet) =>
      new Promise((resolve) => {
        open.push({ wallet, answer: (approved) => resolve({ approved }) })
      }),
    take: (at) => open.splice(at % Math.max(1, open.length), 1)[0],
  }
}
