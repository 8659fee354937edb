import { useRuntime } from '../../../queries/useRuntime.ts'

/** Leads to the list of networks: back, where the visitor comes from one. */
export function useShowNetworks(): () => void {
  const { controllers, routes } = useRuntime()
  const { router } = controllers
  return () => {
    const before = router.state.history.at(-2)
    if (before && routes.get(before.name).task === 'network') router.goBack()
    else router.replace({ name: 'Networks' })
  }
}
