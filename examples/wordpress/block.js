/* The block's editor: a widget, its options from the plugin's list, and the words of its link. */
((blocks, element, components, editor, widgets) => {
  var create = element.createElement;

  function controlFor(name, kind, options, change) {
    var props = {
      key: name,
      label: name,
      value: options[name] || "",
      onChange: (value) => {
        change(name, value);
      },
    };
    if (kind !== "boolean") return create(components.TextControl, props);
    props.checked = options[name] === true;
    return create(components.ToggleControl, props);
  }

  blocks.registerBlockType("maloca/widget", {
    title: "Maloca",
    icon: "palmtree",
    category: "widgets",
    attributes: {
      widget: { type: "string", default: "booking" },
      options: { type: "object", default: {} },
      text: { type: "string", default: "" },
    },
    edit: (props) => {
      var chosen = props.attributes;
      function change(name, value) {
        var options = Object.assign({}, chosen.options);
        options[name] = value;
        props.setAttributes({ options: options });
      }
      return create(
        "div",
        { className: props.className },
        create(
          editor.InspectorControls,
          null,
          create(
            components.PanelBody,
            { title: "Maloca" },
            create(components.SelectControl, {
              label: "¿Qué quieres mostrar?",
              value: chosen.widget,
              options: Object.keys(widgets).map((name) => ({ label: name, value: name })),
              onChange: (widget) => {
                props.setAttributes({ widget: widget, options: {} });
              },
            }),
            create(components.TextControl, {
              label: "Texto del enlace",
              value: chosen.text,
              onChange: (text) => {
                props.setAttributes({ text: text });
              },
            }),
            Object.keys(widgets[chosen.widget]).map((name) =>
              controlFor(name, widgets[chosen.widget][name], chosen.options, change),
            ),
          ),
        ),
        create("p", null, `Maloca: ${chosen.widget}`),
      );
    },
    save: () => null,
  });
})(
  window.wp.blocks,
  window.wp.element,
  window.wp.components,
  window.wp.blockEditor,
  window.malocaWidgets,
);
