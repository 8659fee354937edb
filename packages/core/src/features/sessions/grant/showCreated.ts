import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'

/** Opens the modal with what was just allowed, and where to end it. */
export function showCreated({ controllers }: FeatureRuntime, pci: string): void {
  const { events, modal, network, router } = controllers
  router.reset({ name: 'SmartSessionCreated', pci })
  if (!modal.state.open) events.track('MODAL_OPEN', { connected: true })
  modal.open({ namespace: network.state.activeNamespace })
}
