import type { FunctionComponent, ReactElement } from 'react'
import { ViewSkeleton } from '../../components/LoadedView/ViewSkeleton.tsx'
import type { TextArea } from '../../i18n/area/textArea.ts'
import { languageContext } from '../../i18n/language/languageContext.ts'
import { useAreaLanguage } from './useAreaLanguage.ts'

/** A view with the texts of an area, rendered when both are loaded. */
export function withTexts<props extends object>(
  area: TextArea,
  View: FunctionComponent<props>,
  { skeleton = <ViewSkeleton /> }: { skeleton?: ReactElement | null } = {},
): FunctionComponent<props> {
  return function ViewWithTexts(props: props): ReactElement | null {
    const language = useAreaLanguage(area)
    if (!language) return skeleton
    return (
      <languageContext.Provider value={language}>
        <View {...props} />
      </languageContext.Provider>
    )
  }
}
