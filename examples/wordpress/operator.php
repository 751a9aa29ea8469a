<?php
/* What the operator tells: its name, where one writes to it, its trips, and the plugin's newest version. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Asks a server of Maloca.
 *
 * @param string $address https://operator.example
 * @return array|WP_Error what it tells, cleaned; an error says in Spanish what to do.
 */
function maloca_ask( $address ) {
	$answer = wp_safe_remote_get( $address . '/cdn/operator.json', array( 'timeout' => 10 ) );
	if ( is_wp_error( $answer ) ) {
		/* translators: 1: an address, 2: what went wrong */
		$told = __( '%1$s no responde. Revisa que la dirección esté bien escrita. Si en tu navegador abre, tu hosting no deja salir conexiones hacia ella: pídele a tu proveedor que las permita. Detalle: %2$s', 'maloca' );
		return new WP_Error( 'maloca_silent', sprintf( $told, $address, $answer->get_error_message() ) );
	}
	$told = json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( 200 !== wp_remote_retrieve_response_code( $answer ) || ! isset( $told['version'], $told['link'], $told['trips'] ) ) {
		/* translators: %s: an address */
		$none = __( 'En %s no hay un operador de Maloca. Copia la dirección de la página donde te dieron el plugin: es lo que va antes de /cdn/.', 'maloca' );
		return new WP_Error( 'maloca_none', sprintf( $none, $address ) );
	}
	return map_deep( $told, 'sanitize_text_field' );
}

/** What the operator has told last. */
function maloca_operator() {
	$told = (array) get_option( 'maloca_operator', array() );
	return $told + array(
		'name'    => '',
		'version' => '',
		'link'    => MALOCA_WRITE_TO,
		'changes' => '',
		'trips'   => array(),
	);
}

/** The options of the trip and the package that somebody has chosen, with the price that the operator has told last. */
function maloca_trip_options( $given ) {
	$trips = maloca_operator()['trips'];
	$slug  = isset( $given['trip'] ) ? (string) $given['trip'] : '';
	if ( ! isset( $trips[ $slug ] ) ) {
		return array();
	}
	$packages = $trips[ $slug ]['packages'];
	$package  = isset( $given['package'] ) ? (string) $given['package'] : '';
	return $trips[ $slug ]['options'] + ( isset( $packages[ $package ] ) ? $packages[ $package ] : array() );
}

/**
 * Answers WordPress's own look for updates, twice a day: what the operator tells is then asked anew.
 *
 * @return array|false
 */
function maloca_find_update( $update ) {
	$endpoint = maloca_settings()['endpoint'];
	$told     = '' === $endpoint ? new WP_Error() : maloca_ask( $endpoint );
	if ( is_wp_error( $told ) ) {
		return $update;
	}
	update_option( 'maloca_operator', $told );
	return array(
		'slug'           => 'maloca',
		'version'        => $told['version'],
		'url'            => $endpoint . '/docs/es/wordpress/',
		'package'        => $endpoint . '/cdn/maloca-wordpress.zip',
		'upgrade_notice' => maloca_operator()['changes'],
	);
}
add_filter( 'update_plugins_maloca.example', 'maloca_find_update' );

/** Below the plugin in the list: what the update changes. */
function maloca_show_changes() {
	echo ' ' . esc_html( maloca_operator()['changes'] );
}
add_action( 'in_plugin_update_message-maloca/maloca.php', 'maloca_show_changes' );

/** The same where somebody opens the details of the version. */
function maloca_describe_update( $found, $action, $asked ) {
	if ( 'plugin_information' !== $action || ! isset( $asked->slug ) || 'maloca' !== $asked->slug ) {
		return $found;
	}
	$told     = maloca_operator();
	$endpoint = maloca_settings()['endpoint'];
	return (object) array(
		'name'          => 'Maloca',
		'slug'          => 'maloca',
		'version'       => $told['version'],
		'homepage'      => $endpoint . '/docs/es/wordpress/',
		'download_link' => $endpoint . '/cdn/maloca-wordpress.zip',
		'sections'      => array( 'changelog' => wpautop( esc_html( $told['changes'] ) ) ),
	);
}
add_filter( 'plugins_api', 'maloca_describe_update', 10, 3 );
