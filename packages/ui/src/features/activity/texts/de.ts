import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Ihre Aktivität wird geladen',
  'activity.failed': 'Transaktionen konnten nicht geladen werden',
  'activity.moreFailed': 'Frühere Transaktionen wurden nicht geladen.',
  'activity.showMore': 'Frühere Transaktionen zeigen',
  'activity.moreLoading': 'Frühere Transaktionen werden geladen',
  'activity.emptyTitle': 'Noch keine Aktivität',
  'activity.emptyText': 'Was mit diesem Konto auf {network} geschieht, erscheint hier.',
  'activity.unsupportedTitle': 'Hier gibt es keinen Verlauf',
  'activity.noService': 'Diese App hat keinen Dienst, der den Verlauf von Konten kennt.',
  'activity.noHistory': 'Der Dienst dieser App führt keinen Verlauf von {network}.',
  'activity.explorer': 'Im Explorer ansehen',
  'activity.sentHere': 'Von dieser App gesendet',
  'activity.operation':
    '{operation, select, send {Gesendet} receive {Empfangen} trade {Getauscht} mint {Geprägt} burn {Verbrannt} approve {Freigegeben} revoke {Freigabe entzogen} deposit {Eingezahlt} withdraw {Abgehoben} borrow {Geliehen} repay {Zurückgezahlt} claim {Eingelöst} stake {Gestakt} unstake {Stake gelöst} sending {Wird gesendet} self {An sich selbst gesendet} other {Vertragsaufruf}}',
  'activity.status':
    '{status, select, pending {Ausstehend} failed {Fehlgeschlagen} replaced {Ersetzt} dropped {Nicht gesendet} unproven {Nicht überprüft} other {Verändert}}',
  'activity.to': 'An {address}',
  'activity.from': 'Von {address}',
  'activity.collectible': 'Sammlerstück',
  'activity.more': '{count} weitere',
  'activity.dropped':
    '{count, plural, one {# Transaktion fehlt hier: Was der Dienst darüber sagt, kann nicht sein.} other {# Transaktionen fehlen hier: Was der Dienst darüber sagt, kann nicht sein.}}',
}
