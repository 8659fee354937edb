import { useCallback } from 'react'
import { useRuntime } from '../../../kit/useRuntime.ts'

/** Returns to the previous view, or closes a modal that was opened with this view. */
export function useLeaveNetworks(): () => void {
  const { actions, controllers, routes } = useRuntime()
  const { router } = controllers
  return useCallback(() => {
    const { task } = routes.get(router.current().name)
    const isOfTask = ({ name }: { name: string }) => task && routes.get(name).task === task
    if (router.state.history.every(isOfTask)) return void actions.close()
    while (isOfTask(router.current())) router.goBack()
  }, [actions, router, routes])
}
