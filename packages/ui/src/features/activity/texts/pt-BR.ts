import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': 'Carregando sua atividade',
  'activity.failed': 'Falha ao buscar as transações',
  'activity.moreFailed': 'As transações anteriores não foram carregadas.',
  'activity.showMore': 'Mostrar transações anteriores',
  'activity.moreLoading': 'Carregando transações anteriores',
  'activity.emptyTitle': 'Nenhuma atividade ainda',
  'activity.emptyText': 'O que acontece com esta conta em {network} aparece aqui.',
  'activity.unsupportedTitle': 'Sem histórico aqui',
  'activity.noService': 'Este app não tem um serviço que guarde o histórico das contas.',
  'activity.noHistory': 'O serviço deste app não guarda o histórico de {network}.',
  'activity.explorer': 'Ver no explorador',
  'activity.sentHere': 'Enviado deste app',
  'activity.operation':
    '{operation, select, send {Enviado} receive {Recebido} trade {Trocado} mint {Cunhado} burn {Queimado} approve {Aprovado} revoke {Revogado} deposit {Depositado} withdraw {Sacado} borrow {Emprestado} repay {Pago} claim {Resgatado} stake {Em staking} unstake {Fora do staking} sending {Enviando} self {Enviado para você mesmo} other {Chamada de contrato}}',
  'activity.status':
    '{status, select, pending {Pendente} failed {Falhou} replaced {Substituída} dropped {Não enviada} unproven {Não verificada} other {Alterada}}',
  'activity.to': 'Para {address}',
  'activity.from': 'De {address}',
  'activity.collectible': 'Colecionável',
  'activity.more': 'Mais {count}',
  'activity.dropped':
    '{count, plural, one {# transação ficou de fora: o que o serviço diz sobre ela não pode ser.} other {# transações ficaram de fora: o que o serviço diz sobre elas não pode ser.}}',
}
