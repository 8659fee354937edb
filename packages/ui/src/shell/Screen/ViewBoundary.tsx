import { Component, type ReactNode } from 'react'
import { ViewFailure } from '../../components/LoadedView/ViewFailure.tsx'

export type ViewBoundaryProps = {
  children?: ReactNode
  /** The way back, where the header has none. */
  onBack: (() => void) | undefined
}

/** Keeps an error of a view inside the view. Without it, React would remove the whole modal. */
export class ViewBoundary extends Component<ViewBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { children, onBack } = this.props
    if (!this.state.hasFailed) return children
    return <ViewFailure onRetry={() => this.setState({ hasFailed: false })} onBack={onBack} />
  }
}
