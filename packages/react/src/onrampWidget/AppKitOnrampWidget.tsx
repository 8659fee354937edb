import { KitProvider } from '@cleat/ui/kit'
import { type JSX, useEffect, useState } from 'react'
import type { OnrampWidgetProps } from '../interface/content/onrampWidgetProps.ts'
import { useInterface } from '../interface/useInterface.ts'
import { useCurrentKit } from '../kit/useCurrentKit.ts'
import { loadOnrampWidget } from './loadOnrampWidget.ts'

export declare namespace AppKitOnrampWidget {
  type Props = OnrampWidgetProps
}

type Content = Awaited<ReturnType<typeof loadOnrampWidget>>

/**
 * A form for an amount of money, which leads to the providers that sell tokens for it. Its code
 * loads when it is rendered; until then it is empty.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { AppKitOnrampWidget } from '@cleat/react'
 *
 * export const Buy = () => <AppKitOnrampWidget buttonLabel="Add funds" />
 * ```
 */
export function AppKitOnrampWidget(props: AppKitOnrampWidget.Props): JSX.Element {
  const kit = useCurrentKit('AppKitOnrampWidget')
  const loaded = useInterface(true)
  const [Content, setContent] = useState<Content>()
  useEffect(() => {
    let isGone = false
    if (!loaded) return undefined
    loadOnrampWidget().then(
      (content) => !isGone && setContent(() => content),
      // The next page load tries again.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [loaded])
  return (
    <KitProvider kit={kit}>
      {Content ? <Content {...props} kit={kit} /> : <span data-cleat="onramp-widget" />}
    </KitProvider>
  )
}
