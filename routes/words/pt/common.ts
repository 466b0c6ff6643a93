import type { common as english } from "../en/common.ts";
import type { Same } from "../same.ts";

export const common = {
  locale: "pt-PT",
  page: {
    claim: "Holdfast: uma estratégia que não poderia ser de mais ninguém",
    description:
      "A Holdfast faz as perguntas e escreve uma estratégia de marca em quatro âncoras, cada frase com a sua prova.",
    skip: "Ir ao conteúdo",
  },
  footer: {
    legal: "Aviso legal",
    terms: "Condições",
    privacy: "Privacidade",
  },
  header: {
    main: "Menu principal",
    menu: "Menu",
    dashboard: "Resumo",
    journey: "Entrevista",
    anchors: "Âncoras",
    consultant: "Consultor",
    documents: "Documentos",
    settings: "Definições",
    logout: "Sair",
    login: "Entrar",
    getStarted: "Começar",
    notices: "Avisos",
  },
  failures: {
    noAnswer: "Erro de rede. Verifique a sua ligação.",
    expired: "A sessão expirou. Entre de novo.",
    forbidden: "Acesso negado",
    notFound: "Não encontrado",
    invalid: "Os dados não são válidos",
    tooMany: "Demasiados pedidos. Um pouco mais devagar, por favor.",
    server: "Erro no servidor. Tente de novo mais tarde.",
    unexpected: "Ocorreu um erro inesperado",
    noUser: "Sessão inválida",
    brokeOff: "A resposta foi interrompida. O que escreveu está guardado.",
    connectionBroke: "A ligação caiu. O que escreveu está guardado.",
    nothingChanged: "Nada foi alterado",
  },
  showPassword: "Mostrar",
  hidePassword: "Ocultar",
  copy: "Copiar",
  copied: "Copiado",
  composer: {
    send: "Enviar",
    stop: "Parar",
    hint: "Enter envia, Shift+Enter: nova linha",
  },
  message: {
    you: "Você",
    edit: "Alterar",
    retry: "Repetir",
  },
} as const satisfies Same<typeof english>;
