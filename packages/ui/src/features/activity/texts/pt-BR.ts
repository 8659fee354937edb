import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Carregando sua atividade',
  'activity.failed': 'Não foi possível buscar as transações',
  'activity.moreFailed': 'Não foi possível carregar as transações anteriores.',
  'activity.showMore': 'Mostrar transações anteriores',
  'activity.moreLoading': 'Carregando transações anteriores',
  'activity.emptyTitle': 'Nenhuma atividade ainda',
  'activity.emptyText': 'Suas transações em {network} vão aparecer aqui.',
  'activity.unsupportedTitle': 'A atividade não está disponível',
  'activity.noService': 'Veja suas transações no explorador de blocos.',
  'activity.noHistory': 'Veja suas transações em {network} no explorador de blocos.',
  'activity.explorer': 'Ver no explorador',
  'activity.sentHere': 'Enviadas por este app',
  'activity.operation':
    '{operation, select, send {Enviado} receive {Recebido} trade {Trocado} mint {Cunhado} burn {Queimado} approve {Aprovado} revoke {Revogado} deposit {Depositado} withdraw {Sacado} borrow {Tomado emprestado} repay {Empréstimo pago} claim {Resgatado} stake {Em staking} unstake {Retirado do staking} sending {Enviando} self {Enviado para você} other {Chamada de contrato}}',
  'activity.status':
    '{status, select, pending {Pendente} open {Ainda aberta na sua carteira} failed {Falhou} replaced {Substituída} dropped {Não enviada} unproven {Não verificada} other {Alterada}}',
  'activity.to': 'Para {address}',
  'activity.from': 'De {address}',
  'activity.collectible': 'Colecionável',
  'activity.more': 'mais {count}',
  'activity.dropped':
    '{count, plural, one {# transação está oculta porque seus dados são inválidos.} other {# transações estão ocultas porque seus dados são inválidos.}}',
}
