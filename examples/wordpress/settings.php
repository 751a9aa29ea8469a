<?php
/* The settings, under Ajustes → Maloca. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The fields: label, kind, what stands below. */
function maloca_fields() {
	return array(
		'endpoint'  => array( __( 'Dirección del operador', 'maloca' ), 'url', __( 'La del sitio donde descargaste el plugin, por ejemplo https://viajes.example. De ahí salen los viajes y sus precios.', 'maloca' ) ),
		'partner'   => array( __( 'Nombre de tu negocio', 'maloca' ), 'text', __( 'Viaja con cada solicitud: así el equipo sabe que llegó por ti. Vacío, es el nombre de tu sitio.', 'maloca' ) ),
		'language'  => array( __( 'Idioma', 'maloca' ), 'language', '' ),
		'brand'     => array( __( 'Color de tu marca', 'maloca' ), 'color', __( 'Vacío, como viene.', 'maloca' ) ),
		'accent'    => array( __( 'Color de los botones', 'maloca' ), 'color', __( 'Vacío, como viene.', 'maloca' ) ),
		'deep_link' => array( __( 'Enlaces y códigos QR', 'maloca' ), 'checkbox', __( 'Un enlace o un código QR puede abrir la reserva en tus páginas', 'maloca' ) ),
	);
}

/** What is stored of the settings. A wrong address is told, stays in its field, and takes the place of none. */
function maloca_sanitize( $given ) {
	$before = maloca_settings();
	$given  = wp_parse_args( (array) $given, array_fill_keys( array_keys( maloca_fields() ), '' ) );
	$kept   = array(
		'endpoint'  => $before['endpoint'],
		'partner'   => sanitize_text_field( $given['partner'] ),
		'language'  => array_key_exists( $given['language'], maloca_languages() ) ? $given['language'] : '',
		'brand'     => (string) sanitize_hex_color( $given['brand'] ),
		'accent'    => (string) sanitize_hex_color( $given['accent'] ),
		'deep_link' => $given['deep_link'] ? '1' : '',
	);
	$typed  = trim( $given['endpoint'] );
	$parts  = wp_parse_url( preg_match( '~^https?://~i', $typed ) ? $typed : 'https://' . $typed );
	if ( '' === $typed ) {
		$kept['endpoint'] = '';
		add_settings_error( 'maloca', 'maloca_empty', __( 'Guardado sin la dirección del operador: hasta que la escribas, tus páginas no muestran nada de Maloca.', 'maloca' ), 'warning' );
		return $kept;
	}
	$port     = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	$endpoint = isset( $parts['host'] ) ? sanitize_url( strtolower( $parts['scheme'] . '://' . $parts['host'] ) . $port, array( 'http', 'https' ) ) : '';
	// Without a host it is asked as typed, so that the message names it.
	$told     = maloca_ask( '' === $endpoint ? sanitize_text_field( $typed ) : $endpoint );
	if ( is_wp_error( $told ) ) {
		set_transient( 'maloca_typed', sanitize_text_field( $typed ), MINUTE_IN_SECONDS );
		/* translators: %s: an address */
		$stays = '' === $before['endpoint'] ? '' : sprintf( __( 'Mientras tanto sigue %s.', 'maloca' ), $before['endpoint'] ) . ' ';
		add_settings_error( 'maloca', $told->get_error_code(), esc_html( $stays . $told->get_error_message() ) );
		return $kept;
	}
	update_option( 'maloca_operator', $told );
	$kept['endpoint'] = $endpoint;
	return $kept;
}

function maloca_languages() {
	return array(
		''   => __( 'El de cada página', 'maloca' ),
		'es' => __( 'Español', 'maloca' ),
		'en' => __( 'Inglés', 'maloca' ),
		'pt' => __( 'Portugués', 'maloca' ),
	);
}

function maloca_register_settings() {
	register_setting( 'maloca', 'maloca', array( 'sanitize_callback' => 'maloca_sanitize' ) );
	add_settings_section( 'maloca', '', '__return_null', 'maloca' );
	foreach ( maloca_fields() as $name => $field ) {
		$about = array(
			'name'      => $name,
			'label_for' => 'maloca-' . $name,
		);
		add_settings_field( $name, $field[0], 'maloca_show_field', 'maloca', 'maloca', $about );
	}
}
add_action( 'admin_init', 'maloca_register_settings' );

/** @param array $about the field's name. */
function maloca_show_field( $about ) {
	list( , $kind, $help ) = maloca_fields()[ $about['name'] ];
	$stored = wp_parse_args( (array) get_option( 'maloca', array() ), array( $about['name'] => '' ) );
	$value  = $stored[ $about['name'] ];
	if ( 'endpoint' === $about['name'] ) {
		$typed = get_transient( 'maloca_typed' );
		delete_transient( 'maloca_typed' );
		$value = false === $typed ? maloca_settings()['endpoint'] : $typed;
	}
	$same = sprintf( 'id="maloca-%1$s" name="maloca[%1$s]"', esc_attr( $about['name'] ) );
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped in the line above
	if ( 'checkbox' === $kind ) {
		printf( '<label><input type="checkbox" %s value="1"%s> %s</label>', $same, checked( $value, '1', false ), esc_html( $help ) );
		return;
	}
	if ( 'language' === $kind ) {
		echo "<select $same>";
		foreach ( maloca_languages() as $code => $language ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $code ), selected( $value, $code, false ), esc_html( $language ) );
		}
		echo '</select>';
		return;
	}
	$class = 'color' === $kind ? 'maloca-color' : 'regular-text';
	printf( '<input type="text" class="%s" %s value="%s">', esc_attr( $class ), $same, esc_attr( $value ) );
	// phpcs:enable
	printf( '<p class="description">%s</p>', esc_html( $help ) );
	if ( 'endpoint' === $about['name'] && '' !== maloca_operator()['version'] ) {
		$told = maloca_operator();
		/* translators: 1: the operator's name, 2: a number of trips, 3: a version */
		$connected = __( 'Conectado con %1$s: %2$d viajes, versión %3$s.', 'maloca' );
		printf( '<p><span class="dashicons dashicons-yes-alt"></span> <strong>%s</strong></p>', esc_html( sprintf( $connected, $told['name'], count( $told['trips'] ), $told['version'] ) ) );
	}
}

function maloca_add_page() {
	$page = add_options_page( 'Maloca', 'Maloca', 'manage_options', 'maloca', 'maloca_show_page' );
	add_action( 'load-' . $page, 'maloca_load_colors' );
}
add_action( 'admin_menu', 'maloca_add_page' );

/** WordPress's own field for colours. */
function maloca_load_colors() {
	wp_enqueue_style( 'wp-color-picker' );
	wp_enqueue_script( 'wp-color-picker' );
	wp_add_inline_script( 'wp-color-picker', 'jQuery( function ( $ ) { $( ".maloca-color" ).wpColorPicker(); } );' );
}

function maloca_show_page() {
	echo '<div class="wrap"><h1>Maloca</h1><form method="post" action="options.php">';
	settings_fields( 'maloca' );
	do_settings_sections( 'maloca' );
	submit_button();
	echo '</form><h2>' . esc_html__( 'Ponlo en una página', 'maloca' ) . '</h2><ul class="ul-disc"><li>';
	esc_html_e( 'En el editor de bloques: agrega el bloque «Maloca».', 'maloca' );
	echo '</li><li>';
	esc_html_e( 'En Elementor: arrastra el widget «Maloca».', 'maloca' );
	echo '</li><li>';
	esc_html_e( 'En Divi, en el editor clásico o en cualquier otro: pega este código corto.', 'maloca' );
	echo ' <code>[maloca_booking]Reservar[/maloca_booking]</code></li></ul></div>';
}

/** The way to the settings, in the list of plugins. */
function maloca_add_link( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=maloca' ) ), esc_html__( 'Ajustes', 'maloca' ) );
	array_unshift( $links, $link );
	return $links;
}
add_filter( 'plugin_action_links_maloca/maloca.php', 'maloca_add_link' );
