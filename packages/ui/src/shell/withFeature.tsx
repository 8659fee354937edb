import {
  type ComponentType,
  type FunctionComponent,
  type ReactElement,
  useEffect,
  useState,
} from 'react'
import { ViewFailure } from '../components/LoadedView/ViewFailure.tsx'
import { ViewSkeleton } from '../components/LoadedView/ViewSkeleton.tsx'
import { useKit } from '../kit/useKit.ts'

/** The features that have a controller. */
type FeatureId =
  | ('approvals' | 'auth' | 'calls' | 'names' | 'onramp')
  | ('review' | 'send' | 'sessions' | 'signIn' | 'smartAccount' | 'swap')

/** Renders a view once its feature is loaded, so that `kit.controllers` has its controller. */
export function withFeature<props extends object>(
  id: FeatureId,
  View: ComponentType<props>,
): FunctionComponent<props> {
  return function WithFeature(props): ReactElement {
    const kit = useKit()
    const [attempt, setAttempt] = useState(0)
    const [outcome, setOutcome] = useState<'ready' | 'failed'>()
    const isReady = kit.controllers[id] !== undefined

    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
    useEffect(() => {
      if (isReady) return undefined
      let isCurrent = true
      kit.feature(id).then(
        () => isCurrent && setOutcome('ready'),
        () => isCurrent && setOutcome('failed'),
      )
      return () => {
        isCurrent = false
      }
    }, [kit, isReady, attempt])

    if (isReady) return <View {...props} />
    if (outcome !== 'failed') return <ViewSkeleton />
    const onRetry = () => {
      setOutcome(undefined)
      setAttempt(attempt + 1)
    }
    return <ViewFailure onRetry={onRetry} />
  }
}
