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
}

declare global {
  interface Window {
    benchKit?: BenchKit
  }
}

export function exposeKit(kit: BenchKit): void {
  window.benchKit = kit
}
