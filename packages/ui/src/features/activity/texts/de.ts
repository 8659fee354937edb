import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Deutsch. Made by a machine and not yet reviewed by a native speaker. */
export const de: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Deine Aktivität wird geladen',
  'activity.failed': 'Transaktionen konnten nicht geladen werden',
  'activity.moreFailed': 'Frühere Transaktionen konnten nicht geladen werden.',
  'activity.showMore': 'Frühere Transaktionen anzeigen',
  'activity.moreLoading': 'Frühere Transaktionen werden geladen',
  'activity.emptyTitle': 'Noch keine Aktivität',
  'activity.emptyText': 'Hier erscheinen deine Transaktionen auf {network}.',
  'activity.unsupportedTitle': 'Aktivität nicht verfügbar',
  'activity.noService': 'Deine Transaktionen findest du im Block-Explorer.',
  'activity.noHistory': 'Deine Transaktionen auf {network} findest du im Block-Explorer.',
  'activity.explorer': 'Im Explorer ansehen',
  'activity.sentHere': 'Von dieser App gesendet',
  'activity.operation':
    '{operation, select, send {Gesendet} receive {Empfangen} trade {Getauscht} mint {Geprägt} burn {Verbrannt} approve {Freigegeben} revoke {Freigabe widerrufen} deposit {Eingezahlt} withdraw {Abgehoben} borrow {Geliehen} repay {Zurückgezahlt} claim {Eingelöst} stake {Gestakt} unstake {Unstaking} sending {Wird gesendet} self {An dich selbst} other {Vertragsaufruf}}',
  'activity.status':
    '{status, select, pending {Ausstehend} open {Noch offen in deiner Wallet} failed {Fehlgeschlagen} replaced {Ersetzt} dropped {Nicht gesendet} unproven {Nicht geprüft} other {Verändert}}',
  'activity.to': 'An {address}',
  'activity.from': 'Von {address}',
  'activity.collectible': 'Sammlerstück',
  'activity.more': '{count} weitere',
  'activity.dropped':
    '{count, plural, one {# Transaktion ist ausgeblendet, weil ihre Daten ungültig sind.} other {# Transaktionen sind ausgeblendet, weil ihre Daten ungültig sind.}}',
}
