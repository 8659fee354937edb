import type { RouteName } from '@cleat/core'
import {
  type MemoExoticComponent,
  memo,
  type ReactElement,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useAnnounce } from '../../announce/useAnnounce.ts'
import { useText } from '../../i18n/useText.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useRuntime } from '../../kit/useRuntime.ts'
import { AutoHeight } from '../../motion/AutoHeight.tsx'
import { ViewTransition } from '../../motion/ViewTransition.tsx'
import { AlertBar } from '../AlertBar/AlertBar.tsx'
import { featuresContext } from '../feature/featuresContext.ts'
import { findView } from '../feature/findView.ts'
import { preloadContext } from '../feature/preloadContext.ts'
import { Header } from '../Header/Header.tsx'
import { useHeaderContent } from '../Header/useHeaderContent.tsx'
import { RouteView } from './RouteView.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import { useVisit } from './useVisit.ts'
import { wayBackContext } from './wayBackContext.ts'

export type ScreenProps = {
  /** Gets the focus when a view appears. */
  titleRef: RefObject<HTMLHeadingElement | null>
  titleId: string
  isRightToLeft: boolean
  isInline: boolean
}

/** The content of the frame: the header and the view of the current route. */
export const Screen: MemoExoticComponent<typeof ScreenOf> = memo(ScreenOf)

function ScreenOf(props: ScreenProps): ReactElement | null {
  const { titleRef, titleId, isRightToLeft, isInline } = props
  const runtime = useRuntime()
  const { controllers, actions, routes } = runtime
  const { account, modal, network, router } = controllers
  const { history, direction } = useControllerState(router.state)
  const { activeNamespace } = useControllerState(network.state)
  const isConnected = useControllerState(
    account.state,
    (state) => state[activeNamespace]?.status === 'connected',
  )
  const shake = useControllerState(modal.state, (state) => state.shake)
  const text = useText()
  const announce = useAnnounce()
  const features = useContext(featuresContext)
  const preload = useCallback(
    (name: RouteName) => void findView(features, { name })?.view.preload(),
    [features],
  )
  const route = history.at(-1)
  const visit = useVisit(route)
  const lastVisit = useRef(visit)
  const isVisitorHere = useRef(!isInline)

  // Read before the change, because the focused element may be removed with it.
  if (lastVisit.current !== visit && isInline)
    isVisitorHere.current = titleRef.current !== null && hasFocusNear(titleRef.current)

  // The focused element was removed with the last view. The title tells screen readers where they
  // are.
  useEffect(() => {
    if (lastVisit.current === visit) return
    lastVisit.current = visit
    if (isVisitorHere.current) titleRef.current?.focus({ preventScroll: true })
  }, [visit, titleRef])

  useKeptFocus(titleRef)

  const [isOneWay, setIsOneWay] = useState(false)
  const closeWayBack = useCallback(() => {
    setIsOneWay(true)
    return () => setIsOneWay(false)
  }, [])

  useEffect(() => {
    if (shake) announce(text('modal.stuck'))
  }, [shake, announce, text])

  const view = route && findView(features, route)
  const content = useHeaderContent(view?.header, { route: route as never })
  if (!route) return null
  const isFirst = history.length === 1
  // Inline, a view that was opened directly has no other exit.
  const isStray = isInline && !routes.get(route.name).isHome
  const toTitle = () => {
    try {
      const title = view?.title
      if (title)
        return typeof title === 'string' ? text(title) : title(text, route, { isConnected })
    } catch {
      // The view itself reports what is wrong with its route.
    }
    return text('view.failedTitle')
  }
  const goBack = () => routes.get(route.name).goBack?.(runtime) || router.goBack()
  const onBack = isFirst ? isStray && actions.close : goBack
  return (
    <>
      <Header
        ref={titleRef}
        titleId={titleId}
        isRightToLeft={isRightToLeft}
        title={toTitle()}
        onBack={(!isOneWay && onBack) || undefined}
        onClose={isInline ? undefined : actions.close}
      >
        {content}
      </Header>
      <AlertBar />
      <AutoHeight>
        <ViewTransition
          name={`${visit}`}
          place={route}
          direction={direction}
          isRightToLeft={isRightToLeft}
        >
          <preloadContext.Provider value={preload}>
            <wayBackContext.Provider value={closeWayBack}>
              <RouteView route={route} />
            </wayBackContext.Provider>
          </preloadContext.Provider>
        </ViewTransition>
      </AutoHeight>
    </>
  )
}

/** Whether the focus is in this modal. */
function hasFocusNear(title: Element): boolean {
  const { activeElement } = title.getRootNode() as Document | ShadowRoot
  return title.closest('[data-cleat]')?.contains(activeElement) ?? false
}
