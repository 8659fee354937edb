import type { ReactElement } from 'react'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { LoginTask } from '../login/LoginTask.tsx'
import { useBeginWhenIdle } from '../login/useBeginWhenIdle.ts'

/** Waits for a provider, whose window is open. */
export function ConnectingSocialView(props: { route: RouteOf<'ConnectingSocial'> }): ReactElement {
  useBeginWhenIdle(props.route.provider)
  return <LoginTask />
}
