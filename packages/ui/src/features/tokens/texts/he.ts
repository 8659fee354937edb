import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { TokensTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof TokensTexts> = {
  'tokens.failed': 'הטוקנים שלך לא נטענו',
  'tokens.partial': 'המחירים וחלק מהטוקנים חסרים: הם לא נטענו.',
  'tokens.totalKnown':
    'סך הכול ללא {count, plural, one {טוקן אחד} two {שני טוקנים} other {# טוקנים}} שמחירם לא ידוע',
  'tokens.dropped':
    '{count, plural, one {טוקן אחד הושמט: מה שהשירות אומר עליו לא ייתכן.} two {שני טוקנים הושמטו: מה שהשירות אומר עליהם לא ייתכן.} other {# טוקנים הושמטו: מה שהשירות אומר עליהם לא ייתכן.}}',
}
