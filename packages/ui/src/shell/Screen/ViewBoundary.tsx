import { Component, type ReactNode } from 'react'
import { ViewFailure } from '../../components/LoadedView/ViewFailure.tsx'

/** Keeps an error of a view inside the view. Without it, React would remove the whole modal. */
export class ViewBoundary extends Component<{ children?: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return <ViewFailure onRetry={() => this.setState({ hasFailed: false })} />
  }
}
