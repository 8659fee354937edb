import { CleatError } from '@cleat/core'
import { type JSX, type ReactNode, useEffect, useState } from 'react'
import { UniversalConnector } from './UniversalConnector.ts'
import type { UniversalConnectorConfig } from './universalConnectorConfig.ts'
import {
  UniversalConnectorContext,
  type UniversalConnectorState,
} from './universalConnectorContext.ts'

export declare namespace UniversalConnectorProvider {
  type Props = {
    /** Read once, when the component mounts. */
    config: UniversalConnectorConfig
    /** The subtree. */
    children?: ReactNode
  }
}

const loading: UniversalConnectorState = { connector: undefined, ready: false, error: undefined }

/**
 * Creates a `UniversalConnector` in the browser and provides it to a subtree.
 * @example
 * ```tsx
 * import { base } from '@cleat/react/networks'
 * import { UniversalConnectorProvider } from '@cleat/react/universal-connector'
 *
 * const config = {
 *   projectId: 'YOUR_PROJECT_ID',
 *   networks: [{ namespace: 'eip155', chains: [base], methods: ['personal_sign'] }],
 * }
 *
 * export const App = () => (
 *   <UniversalConnectorProvider config={config}>
 *     <p>useUniversalConnector works here.</p>
 *   </UniversalConnectorProvider>
 * )
 * ```
 */
export function UniversalConnectorProvider(props: UniversalConnectorProvider.Props): JSX.Element {
  const [config] = useState(props.config)
  const [state, setState] = useState(loading)
  useEffect(() => {
    let isGone = false
    UniversalConnector.init(config).then(
      (connector) => {
        if (!isGone) setState({ connector, ready: true, error: undefined })
      },
      (cause) => {
        const isOwn = cause instanceof CleatError
        const error = isOwn ? cause : new CleatError('UI_LOAD_FAILED', { cause })
        if (!isGone) setState({ ...loading, error })
      },
    )
    return () => {
      isGone = true
    }
  }, [config])
  return (
    <UniversalConnectorContext.Provider value={state}>
      {props.children}
    </UniversalConnectorContext.Provider>
  )
}
