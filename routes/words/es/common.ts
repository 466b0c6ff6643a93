import type { common as english } from "../en/common.ts";
import type { Same } from "../same.ts";

export const common = {
  locale: "es-ES",
  page: {
    claim: "Holdfast: una estrategia que no podría ser de nadie más",
    description:
      "Holdfast te entrevista y escribe una estrategia de marca en cuatro anclas, cada frase con su prueba.",
    skip: "Ir al contenido",
  },
  footer: {
    legal: "Aviso legal",
    terms: "Condiciones",
    privacy: "Privacidad",
  },
  header: {
    main: "Menú principal",
    menu: "Menú",
    dashboard: "Resumen",
    journey: "Entrevista",
    anchors: "Anclas",
    consultant: "Asesor",
    documents: "Documentos",
    settings: "Ajustes",
    logout: "Salir",
    login: "Entrar",
    getStarted: "Empezar",
    notices: "Avisos",
  },
  failures: {
    noAnswer: "Error de red. Revisa tu conexión.",
    expired: "La sesión ha caducado. Vuelve a entrar.",
    forbidden: "Acceso denegado",
    notFound: "No encontrado",
    invalid: "Los datos no son válidos",
    tooMany: "Demasiadas solicitudes. Ve un poco más despacio.",
    server: "Error del servidor. Inténtalo más tarde.",
    unexpected: "Ha ocurrido un error inesperado",
    noUser: "Sesión no válida",
    brokeOff: "La respuesta se ha cortado. Lo que escribiste está guardado.",
    connectionBroke: "La conexión se ha cortado. Lo que escribiste está guardado.",
    nothingChanged: "No se ha cambiado nada",
  },
  showPassword: "Mostrar",
  hidePassword: "Ocultar",
  copy: "Copiar",
  copied: "Copiado",
  composer: {
    send: "Enviar",
    stop: "Parar",
    hint: "Intro envía, Mayús+Intro: nueva línea",
  },
  message: {
    you: "Tú",
    edit: "Cambiar",
    retry: "Reintentar",
  },
} as const satisfies Same<typeof english>;
