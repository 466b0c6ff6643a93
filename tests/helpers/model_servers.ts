/** How the servers that people run differ: what each refuses, how it says so, how it streams and counts. */
export const SERVERS = [
  "openai",
  "ollama",
  "lm_studio",
  "llama_cpp",
  "vllm",
  "openrouter",
  "litellm",
] as const;
export type ServerName = typeof SERVERS[number];

export interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string; schema: object; strict?: boolean } };
  stream_options?: { include_usage?: boolean };
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: string;
}

interface RefusedWith {
  status: number;
  body: unknown;
}

export interface ServerStyle {
  /** What GET /models answers. */
  models: string[];
  /** The answer to a question it does not take, or null. */
  refuses(request: ChatRequest): RefusedWith | null;
  /** What comes over the stream before the first word: lines as they stand on the wire. */
  opening: string[];
  /** The key of a delta in which it streams thoughts, or null where they stand in the content. */
  thoughts: "reasoning_content" | "reasoning" | null;
  /** Whether it counts tokens only when it is asked to. */
  countsWhenAsked: boolean;
  usage(counts: { prompt: number; completion: number }): Record<string, unknown>;
  lineEnd: "\n" | "\r\n";
}

function openAIError(message: string, param: string | null, code: string | null = null): RefusedWith {
  return { status: 400, body: { error: { message, type: "invalid_request_error", param, code } } };
}

const plainUsage: ServerStyle["usage"] = ({ prompt, completion }) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
});

function unknownModel(style: ServerStyle, { model }: ChatRequest, refused: RefusedWith): RefusedWith | null {
  return style.models.includes(model) ? null : refused;
}

const openai: ServerStyle = {
  models: ["gpt-5", "gpt-5-mini", "text-embedding-3-small"],
  refuses(request) {
    const { model } = request;
    const missing: RefusedWith = {
      status: 404,
      body: {
        error: {
          message: `The model \`${model}\` does not exist or you do not have access to it.`,
          type: "invalid_request_error",
          param: null,
          code: "model_not_found",
        },
      },
    };
    if (request.max_tokens !== undefined) {
      return openAIError(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        "max_tokens",
        "unsupported_parameter",
      );
    }
    const { json_schema: asked } = request.response_format ?? {};
    const lengths = asked?.strict ? /"(?:minLength|maxLength)"/.exec(JSON.stringify(asked.schema)) : null;
    if (lengths !== null) {
      return openAIError(
        `Invalid schema for response_format: ${lengths[0]} is not permitted.`,
        "response_format",
      );
    }
    return unknownModel(openai, request, missing);
  },
  opening: [],
  thoughts: null,
  countsWhenAsked: true,
  usage: (counts) => ({
    ...plainUsage(counts),
    prompt_tokens_details: { cached_tokens: Math.floor(counts.prompt / 2), audio_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  }),
  lineEnd: "\n",
};

const ollama: ServerStyle = {
  models: ["llama3.2:latest", "nomic-embed-text:latest"],
  refuses: (request) =>
    unknownModel(ollama, request, {
      status: 404,
      body: {
        error: {
          message: `model "${request.model}" not found, try pulling it first`,
          type: "api_error",
          param: null,
          code: null,
        },
      },
    }),
  opening: [],
  thoughts: "reasoning",
  countsWhenAsked: true,
  usage: plainUsage,
  lineEnd: "\n",
};

const lmStudio: ServerStyle = {
  models: ["qwen2.5-7b-instruct", "text-embedding-nomic-embed-text-v1.5"],
  refuses: (request) =>
    request.response_format?.type === "json_object"
      ? { status: 400, body: { error: "'response_format.type' must be 'json_schema' or 'text'" } }
      : null,
  opening: [],
  thoughts: "reasoning_content",
  countsWhenAsked: true,
  usage: plainUsage,
  lineEnd: "\n",
};

const llamaCpp: ServerStyle = {
  models: ["gemma-2-9b-it.gguf"],
  refuses: ({ messages }) =>
    messages.some(({ role }) => role === "system" || role === "developer")
      ? {
        status: 500,
        body: {
          error: { code: 500, message: "Jinja Exception: System role not supported", type: "server_error" },
        },
      }
      : null,
  opening: [],
  thoughts: "reasoning_content",
  countsWhenAsked: true,
  usage: (counts) => ({ ...plainUsage(counts), prompt_tokens_details: { cached_tokens: counts.prompt - 1 } }),
  lineEnd: "\n",
};

const vllm: ServerStyle = {
  models: ["Qwen/Qwen3-8B"],
  refuses(request) {
    const cap = request.max_completion_tokens ?? request.max_tokens ?? 0;
    if (cap > 4_096) {
      return {
        status: 400,
        body: {
          object: "error",
          message:
            `'max_tokens' or 'max_completion_tokens' is too large: ${cap}. This model's maximum context length is 8192 tokens and your request has 300 input tokens`,
          type: "BadRequestError",
          param: null,
          code: 400,
        },
      };
    }
    return unknownModel(vllm, request, {
      status: 404,
      body: {
        object: "error",
        message: `The model \`${request.model}\` does not exist.`,
        type: "NotFoundError",
        param: null,
        code: 404,
      },
    });
  },
  opening: [],
  thoughts: "reasoning_content",
  countsWhenAsked: true,
  usage: plainUsage,
  lineEnd: "\n",
};

const openrouter: ServerStyle = {
  models: ["anthropic/claude-sonnet-4", "deepseek/deepseek-r1"],
  refuses(request) {
    if (request.response_format?.type === "json_schema") {
      const raw = '{"detail":[{"loc":["body","response_format"],"msg":"extra fields not permitted"}]}';
      return {
        status: 400,
        body: {
          error: {
            message: "Provider returned error",
            code: 400,
            metadata: { raw, provider_name: "Somebody" },
          },
        },
      };
    }
    return unknownModel(openrouter, request, {
      status: 400,
      body: { error: { message: `${request.model} is not a valid model ID`, code: 400 }, user_id: "user_1" },
    });
  },
  opening: [": OPENROUTER PROCESSING", ": OPENROUTER PROCESSING"],
  thoughts: "reasoning",
  countsWhenAsked: false,
  usage: (counts) => ({ ...plainUsage(counts), cost: 0.0012, is_byok: false }),
  lineEnd: "\n",
};

const litellm: ServerStyle = {
  models: ["claude", "mistral"],
  refuses(request) {
    const unsupported = (["reasoning_effort", "stream_options"] as const).find((name) => request[name]);
    if (unsupported !== undefined) {
      const message =
        `litellm.UnsupportedParamsError: bedrock does not support parameters: ['${unsupported}'], for model=${request.model}. To drop these, set \`litellm.drop_params=True\``;
      return { status: 400, body: { error: { message, type: "None", param: null, code: "400" } } };
    }
    const message =
      `/chat/completions: Invalid model name passed in model=${request.model}. Call \`/v1/models\` to view available models for your key.`;
    return unknownModel(litellm, request, {
      status: 400,
      body: { error: { message, type: "invalid_request_error", param: null, code: "400" } },
    });
  },
  opening: [],
  thoughts: "reasoning_content",
  countsWhenAsked: true,
  usage: (counts) => ({
    ...plainUsage(counts),
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
  }),
  lineEnd: "\r\n",
};

export const STYLES: Record<ServerName, ServerStyle> = {
  openai,
  ollama,
  lm_studio: lmStudio,
  llama_cpp: llamaCpp,
  vllm,
  openrouter,
  litellm,
};

/** True for a question that no schema is asked with. */
export function isPlain({ messages, response_format: format }: ChatRequest): boolean {
  return format === undefined && !messages.some(({ content }) => content.includes("JSON Schema:"));
}

/** Its tokens, roughly: words that a test has set answer prompts of any length. */
export function sizeOf({ messages }: ChatRequest): number {
  return Math.ceil(messages.map(({ content }) => content).join("").length / 3);
}
