import { useCallback } from 'react'
import { useIsCurrent } from '../../../kit/useIsCurrent.ts'
import { useRuntime } from '../../../kit/useRuntime.ts'

/**
 * Returns to the previous view, or closes a modal that was opened with this view. Does nothing once
 * the calling view is no longer the current one.
 */
export function useLeaveNetworks(): () => void {
  const { actions, controllers, routes } = useRuntime()
  const { router } = controllers
  const isCurrent = useIsCurrent()
  return useCallback(() => {
    if (!isCurrent()) return
    const { task } = routes.get(router.current().name)
    const isOfTask = ({ name }: { name: string }) => task && routes.get(name).task === task
    if (router.state.history.every(isOfTask)) return void actions.close()
    while (isOfTask(router.current())) router.goBack()
  }, [actions, router, routes, isCurrent])
}
