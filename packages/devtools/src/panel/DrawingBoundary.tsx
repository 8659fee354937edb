import { Component, type ReactNode } from 'react'
import { styles } from '../style/styles.ts'

type Props = { readonly children: ReactNode }
type State = { readonly error: unknown }

/** Shows what went wrong in the panel, in place of it. */
export class DrawingBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <section className={styles.classes.panel} aria-label="Cleat devtools">
        <div className={styles.classes.empty} role="alert">
          <p>The devtools could not be drawn: {String(error)}</p>
          <button
            type="button"
            className={styles.classes.button}
            onClick={() => this.setState({ error: undefined })}
          >
            Try again
          </button>
        </div>
      </section>
    )
  }
}
