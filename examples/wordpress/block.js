/* The block's editor: the widget as visitors see it, its most used options, and the others folded. */
((blocks, editor, components, element, Preview, known) => {
  const create = element.createElement;

  /** What can be chosen of the operator's trips: values with their names. */
  function offeredIn(name, options) {
    if (name === "trip") {
      const trips = Object.entries(known.trips).map(([slug, trip]) => [slug, trip.name]);
      return [["", "Cualquiera"], ...trips];
    }
    if (name !== "package" || !known.trips[options.trip]) return undefined;
    const packages = Object.keys(known.trips[options.trip].packages);
    return [["", "Sin escoger"], ...packages.map((each) => [each, each])];
  }

  function controlFor(name, options, change) {
    const { label, help, kind, choices } = known.options[name];
    const offered = choices ? Object.entries(choices) : offeredIn(name, options);
    const props = {
      key: name,
      label,
      help,
      onChange: (value) => change(name, value),
      __nextHasNoMarginBottom: true,
    };
    if (kind === "boolean") {
      return create(components.ToggleControl, { ...props, checked: options[name] === true });
    }
    props.value = options[name] || "";
    if (offered) {
      return create(components.SelectControl, {
        ...props,
        options: offered.map(([value, label]) => ({ value, label })),
      });
    }
    return create(components.TextControl, {
      ...props,
      type: kind === "number" ? "number" : "text",
    });
  }

  function Edit({ attributes, setAttributes, isSelected }) {
    const { widget, options, text } = attributes;
    const { button, link, options: names, purpose } = known.widgets[widget];
    function change(name, value) {
      const next = { ...options, [name]: value };
      if (name === "trip") delete next.package;
      if (value === "" || value === false) delete next[name];
      setAttributes({ options: next });
    }
    const controls = (first) =>
      names
        .filter((name) => !!known.options[name].first === first)
        // A package is one of its trip.
        .filter((name) => name !== "package" || options.trip || options.destination)
        .map((name) => controlFor(name, options, change));
    const panel = (props, ...inside) => create(components.PanelBody, props, ...inside);
    // A gallery's pictures are written in its shortcode.
    const shown = Object.entries(known.widgets).filter(([name]) => name !== "lightbox");
    return create(
      "div",
      editor.useBlockProps(),
      create(
        editor.InspectorControls,
        null,
        panel(
          { title: "Maloca" },
          create(components.SelectControl, {
            label: "¿Qué quieres mostrar?",
            help: purpose,
            value: widget,
            options: shown.map(([value, { title }]) => ({ value, label: title })),
            onChange: (chosen) => setAttributes({ widget: chosen, options: {}, text: "" }),
            __nextHasNoMarginBottom: true,
          }),
          button &&
            create(components.TextControl, {
              label: "Texto del botón",
              value: text,
              placeholder: link.es,
              onChange: (words) => setAttributes({ text: words }),
              __nextHasNoMarginBottom: true,
            }),
          ...controls(true),
        ),
        panel({ title: "Más opciones", initialOpen: false }, ...controls(false)),
      ),
      // The first press chooses the block; pressed again, its button opens the dialog.
      create(
        components.Disabled,
        { isDisabled: !isSelected },
        create(Preview, {
          block: "maloca/widget",
          attributes: { ...attributes, preview: true },
        }),
      ),
    );
  }

  blocks.registerBlockType("maloca/widget", { edit: Edit, save: () => null });
})(
  window.wp.blocks,
  window.wp.blockEditor,
  window.wp.components,
  window.wp.element,
  window.wp.serverSideRender,
  window.malocaKnown,
);
