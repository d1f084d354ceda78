/** Draws an AsyncAPI document: topics, who writes and reads them, messages, schemas and examples. */

function make(tag, ...content) {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

/** Opens when it is asked for: schemas refer to each other in circles. */
function folded(title, content) {
  const details = make('details', make('summary', title));
  details.addEventListener('toggle', () => details.append(content()), {once: true});
  return details;
}

/** Lines of code; what is too wide is scrolled, with keys too. */
const code = text => Object.assign(make('pre', text), {tabIndex: 0});

const referred = (document, schema) =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').pop()] : schema;

/** A schema, and those that it refers to. */
function schemaOf(document, schema) {
  const names = new Set();
  const text = JSON.stringify(schema, (key, value) => {
    if (key === '$ref') names.add(value.split('/').pop());
    return value;
  }, 2);
  return make('div', code(text), ...[...names].map(name =>
    folded(name, () => schemaOf(document, document.components.schemas[name]))));
}

function table(rows) {
  const body = make('tbody');
  for (const [name, ...value] of rows) {
    const head = make('th', name);
    head.scope = 'row';
    body.append(make('tr', head, make('td', ...value)));
  }
  return make('table', body);
}

function drawMessage(document, name) {
  const message = document.components.messages[name];
  const headers = Object.entries(message.headers?.properties ?? {})
    .map(([header, {description}]) => make('div', make('code', header), ` ${description}`));
  return make('section',
    make('h3', name),
    make('p', message.summary),
    table([
      ['Key', message.bindings.kafka.key.description],
      ...(headers.length ? [['Headers', ...headers]] : []),
    ]),
    folded('Schema', () => schemaOf(document, referred(document, message.payload))),
    ...message.examples.map(example => folded('Example', () => code(JSON.stringify(example.payload, null, 2)))));
}

/** Who sends to a topic, or receives from it. */
function parties(document, topic, action) {
  return Object.values(document.operations)
    .filter(it => it.action === action && it.channel.$ref === `#/channels/${topic}`)
    .flatMap(it => it.tags.map(tag => tag.name))
    .join(', ') || 'whoever wants to';
}

export function showTopics(document, url, place) {
  const link = make('a', `AsyncAPI ${document.asyncapi}`);
  link.href = url;
  place.className = 'topics';
  // Swagger UI, which draws the other documents, has a main landmark of its own.
  place.role = 'main';
  place.append(make('h1', document.info.title), make('p', document.info.description, ' ', link));
  for (const [topic, channel] of Object.entries(document.channels)) {
    const article = make('article',
      make('h2', channel.address),
      make('p', channel.description),
      table([
        ['Written by', parties(document, topic, 'send')],
        ['Read by', parties(document, topic, 'receive')],
      ]),
      ...Object.keys(channel.messages).map(name => drawMessage(document, name)));
    article.dataset.topic = topic;
    place.append(article);
  }
}
