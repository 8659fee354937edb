import { useRuntime } from '../../../kit/useRuntime.ts'

/** Opens the list of networks, or goes back to it. */
export function useShowNetworks(): () => void {
  const { controllers, routes } = useRuntime()
  const { router } = controllers
  return () => {
    const before = router.state.history.at(-2)
    if (before && routes.get(before.name).task === 'network') router.goBack()
    else router.replace({ name: 'Networks' })
  }
}
