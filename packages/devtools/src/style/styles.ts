import frame from './frame.module.css'
import parts from './parts.module.css'
import views from './views.module.css'

/** All styles of the devtools. Later ones go before earlier ones. */
export const styles: {
  readonly css: string
  readonly classes: Readonly<Record<string, string | undefined>>
} = {
  css: frame.css + parts.css + views.css,
  classes: { ...frame.classes, ...parts.classes, ...views.classes },
}
