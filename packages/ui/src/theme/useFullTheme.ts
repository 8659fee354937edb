import { useStyles } from '../style/useStyles.ts'
import sheet from './fullTheme.module.css'

/** Defines the tokens that do not come with the page, for what is loaded later. */
export function useFullTheme(): void {
  useStyles(sheet)
}
