/** The connected wallet, as an app asks it. */
export type BenchProvider = {
  request(request: { method: string; params: readonly unknown[] }): Promise<unknown>
}

/** The kit functions that the bench uses to reach every view. */
export type BenchKit = {
  readonly actions: {
    readonly connect: (parameters: { connectorId: string }) => Promise<unknown>
  }
  readonly controllers: {
    readonly options: {
      update(options: { services: { explorer: string } | { data: string } }): void
    }
    readonly router: { push(route: { name: string }): void }
  }
  open(options: { view: 'AllWallets' }): unknown
  disconnect(): Promise<unknown>
  getProvider(namespace: 'eip155'): BenchProvider | undefined
}

declare global {
  interface Window {
    benchKit?: BenchKit
  }
}

export function exposeKit(kit: BenchKit): void {
  window.benchKit = kit
}
